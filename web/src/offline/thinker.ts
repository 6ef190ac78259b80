/** A worker for what takes long: reviews of the coach, trial races. It does what it is given, one after the other. */

import { loadCore } from "./core";

type Think = (task: string) => string;

const think = loadCore().then(
  (python) => python.runPython("from hippodrome.offline import think; think") as Think,
);

onmessage = async (event: MessageEvent<string>) => {
  try {
    postMessage((await think)(event.data));
  } catch (why) {
    console.error(why);
    postMessage("");
  }
};
