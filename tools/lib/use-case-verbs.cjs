/** How the file of a use case begins: `update-client.ts`. Only such a file opens a unit of work. */
exports.VERBS =
  'act|add|advance|answer|apply|archive|cancel|change|check|close|complete|convert|correct|count|create|decide|deliver|end|gather|' +
  'look-for|merge|move|perform|plan|propose|read|reject|remove|replace|restore|retry|revise|revoke|save|set|settle|suggest|undo|' +
  'update|work-on|write';
