/** The addresses that `npx latchkey-devnet` prints, unless the environment has others. */
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
