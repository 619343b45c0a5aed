import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/** Address of the page that shows every component of the kit in every state. */
export const KIT_PATH = '/__kit';

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The kit</title>
<link rel="icon" href="data:,">
</head>
<body>
<script type="module" src="/shell/dev/kit/page.tsx"></script>
</body>
</html>`;

/** Serves the page `/__kit` during development. */
export function kitPage(): Plugin {
  return {
    name: 'kit-page',
    configureServer(server) {
      server.middlewares.use(KIT_PATH, (_, response) => {
        sendPage(server, response).catch((error: Error) => {
          response.writeHead(500).end(error.message);
        });
      });
    },
  };
}

async function sendPage(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const html = await server.transformIndexHtml(KIT_PATH, HTML);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  // The examples can be pressed, but nothing is sent: only Vite's socket may connect.
  response.setHeader('content-security-policy', "connect-src ws:; form-action 'none'");
  response.end(html);
}
