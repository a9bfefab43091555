// The little markdown that rules are written in: headings, paragraphs, lists, tables, pictures of the game, bold,
// italic, code, links inside the page. Escaped first.

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "ul" | "ol" | "table" | "quote" | "pictures";
  html: string;
  id: string;
  words: string; // for searching
  pictures?: { number: number; caption: string }[]; // moments of the game
}

const PICTURE = /^!\[([^\]]+)\]\(moment-(\d)\)$/;
const CLAUSE = /^\*\*(R\d+(?:[._]\d+)?)\*\*/;

export function inline(source: string): string {
  return source
    .replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] as string)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>")
    .replace(/\[([^\]]+)\]\((#[\w.-]+|\/[\w./#-]*)\)/g, '<a href="$2">$1</a>')
    .replace(/(?<![\w#>])(R\d+(?:[._]\d+)?)(?![\w<])/g, '<a href="#$1">$1</a>');
}

function items(lines: string[], ordered: boolean): string {
  const out: string[] = [];
  for (const line of lines) {
    const start = ordered ? /^\s*\d+\.\s+(.*)/.exec(line) : /^\s*[-*]\s+(.*)/.exec(line);
    if (start) out.push(start[1] as string);
    else out[out.length - 1] = `${out.at(-1) ?? ""} ${line.trim()}`;
  }
  return out.map((item) => `<li>${inline(item)}</li>`).join("");
}

function table(lines: string[]): string {
  const rows = lines
    .filter((line) => !/^\s*\|?[\s:|-]+\|?\s*$/.test(line))
    .map((line) =>
      line
        .replace(/^\s*\||\|\s*$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  const [head = [], ...body] = rows;
  return `<thead><tr>${head.map((cell) => (cell ? `<th>${cell}</th>` : "<td></td>")).join("")}</tr></thead><tbody>${body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody>`;
}

export function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

export function blocks(source: string): Block[] {
  const out: Block[] = [];
  for (const chunk of source.replace(/\r/g, "").split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#{1,3})\s+(.*)/.exec(first);
    const words = lines.join(" ").replace(/[*`#|]/g, "");
    if (heading) {
      const level = (heading[1] as string).length;
      out.push({
        kind: `h${level}` as Block["kind"],
        html: inline(heading[2] as string),
        id: slug(heading[2] as string),
        words,
      });
      const rest = lines.slice(1).join("\n");
      if (rest.trim()) out.push(...blocks(rest));
    } else if (PICTURE.test(first)) {
      const pictures = lines.flatMap((line) => {
        const [, caption = "", number = ""] = PICTURE.exec(line) ?? [];
        return caption ? [{ number: Number(number), caption }] : [];
      });
      out.push({
        kind: "pictures",
        html: "",
        id: "",
        words: pictures.map(({ caption }) => caption).join(" "),
        pictures,
      });
    } else if (/^\s*[-*]\s+/.test(first)) out.push({ kind: "ul", html: items(lines, false), id: "", words });
    else if (/^\s*\d+\.\s+/.test(first)) out.push({ kind: "ol", html: items(lines, true), id: "", words });
    else if (first.trim().startsWith("|")) out.push({ kind: "table", html: table(lines), id: "", words });
    else if (first.startsWith(">"))
      out.push({
        kind: "quote",
        html: inline(lines.map((line) => line.replace(/^>\s?/, "")).join(" ")),
        id: "",
        words,
      });
    else {
      const clause = CLAUSE.exec(first)?.[1] ?? "";
      const text = lines.map((line, index) => (index && /^\(\d+\)/.test(line) ? `\n${line}` : line)).join(" ");
      const body = clause ? text.replace(CLAUSE, "") : text;
      const html = inline(body).replace(/ \n/g, "<br>");
      out.push({
        kind: "p",
        html: clause ? `<a class="number" href="#${clause}">${clause}</a> ${html}` : html,
        id: clause,
        words,
      });
    }
  }
  return out;
}
