// Has the evening under Pyodide, with the core as it was built for the page: node pyodide_evening.mjs <page/offline> <evening.py> <seed>
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script, seed] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(folder) });
python.unpackArchive(new Uint8Array(readFileSync(resolve(folder, "msgspec.whl"))), "wheel");
const files = JSON.parse(readFileSync(resolve(folder, "python.json"), "utf8"));
for (const [path, text] of Object.entries(files)) {
  python.FS.mkdirTree(`/core/${path.slice(0, path.lastIndexOf("/"))}`);
  python.FS.writeFile(`/core/${path}`, text);
}
const languages = Object.keys(JSON.parse(readFileSync(resolve(folder, "catalogues.json"), "utf8")));
python.FS.writeFile("/core/evening.py", readFileSync(script, "utf8"));
const told = await python.runPythonAsync(`
import json, os, sys
os.environ["HIPPODROME_PATIENCE"] = "600"
sys.path.insert(0, "/core")
from evening import offline_evening, unspoken
"\\n".join(await offline_evening(${Number(seed)}, unspoken, ${JSON.stringify(languages)}))
`);
process.stdout.write(told, () => process.exit(0));
