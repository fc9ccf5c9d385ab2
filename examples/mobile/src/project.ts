/**
 * The project of `npx latchkey-server` for apps on localhost. In production,
 * pass the project you create on your server, and `hosts`: its origin.
 *
 * `latchkey-server` has no WalletConnect relay: wallets in other apps are
 * listed once `VITE_RELAY_URL` names one, and the project ID is known there.
 */
export const { VITE_RELAY_URL: relay } = import.meta.env

export const project = {
  projectId: 'local',
  ...(relay && { hosts: { relay } }),
}
