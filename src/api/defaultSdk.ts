import { version } from '../version.js'

/** SDK type (`st`) and version (`sv`) sent to hosted services. */
export const defaultSdk = {
  type: 'latchkey',
  version: `react-wagmi-${version}`,
} as const
