/**
 * Where `npx latchkey-devnet` listens, unless the environment has others. In
 * production, `hosts` is the origin of your own `latchkey-server`, or a preset
 * of `latchkey/hosts`.
 */
const {
  VITE_FRAME_URL = 'http://wallet.localhost:4110/sdk',
  VITE_API_URL = 'http://localhost:4110',
} = import.meta.env

export const project = {
  projectId: 'local',
  hosts: {
    frame: VITE_FRAME_URL,
    api: VITE_API_URL,
    explorer: VITE_API_URL,
    rpc: VITE_API_URL,
  },
}
