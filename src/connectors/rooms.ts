/**
 * What the connectors need after the start, in one file: a page is without the
 * addresses of all that it is made of until somebody connects.
 */
export const rooms = {
  authFrame: () => import('./authFrame/createConnection.js'),
  chooseSafe: () => import('./chooseSafe.js'),
  takeUpLate: () => import('./takeUpLate.js'),
  walletConnect: () => import('./walletConnect/createConnection.js'),
}
