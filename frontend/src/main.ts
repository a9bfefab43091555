import { mount } from "svelte";
import App from "./App.svelte";
import { watchForFaults } from "./browser/faults";
import "./styles/colours.css";
import "./styles/page.css";
import "./styles/scene.css";
import "./styles/table.css";
import "./styles/phone.css";
import "./styles/people.css";

watchForFaults();
const target = document.getElementById("app");
if (target) mount(App, { target });
