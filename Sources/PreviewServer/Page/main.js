// The preview page: shows what the server draws and tells it what the person does. Channel.md describes the messages.
import "./canvas.js";
import "./card-touches.js";
import "./code.js";
import "./controls.js";
import "./films.js";
import "./inspector.js";
import "./keys.js";
import "./outline.js";
import { connect } from "./connection.js";

connect();
