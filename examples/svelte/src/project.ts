/**
 * The project of `npx latchkey-server` for apps on localhost. In production,
 * pass the project you create on your server, and `hosts`: its origin.
 */
export const project = { projectId: 'local' }
