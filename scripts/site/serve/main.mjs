/** Serves a built site in a separate process, for measurements: `node main.mjs FOLDER PORT [PATIENCE]`. */
import '../../setup/typescript.mjs';

const { listen } = await import('./listen.ts');
const { createServer } = await import('./server.ts');

const [, , folder = '', port = '0', patience] = process.argv;
await listen(createServer(folder, patience ? JSON.parse(patience) : undefined), Number(port));
