import fp from 'fastify-plugin';

/**
 * A shutdown lets requests in flight finish; a connection that has just answered its last one would then be kept open
 * for more, and the server with it. So what falls idle while the server closes is closed too.
 */
export const closingPlugin = fp(async (app) => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
});
