/**
 * What the connectors load on first use, in one file: a page is without the
 * addresses of all that a connection is made of until somebody connects.
 */
export const rooms = {
  authFrame: () => import('./authFrame/createConnection.js'),
  walletConnect: () => import('./walletConnect/createConnection.js'),
}
