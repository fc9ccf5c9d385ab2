import { version } from '../version.js'

/** What services are told about this package: `st` and `sv`. */
export const defaultSdk = {
  type: 'latchkey',
  version: `react-wagmi-${version}`,
} as const
