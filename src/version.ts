/** Version of the package. */
export const version = '0.1.0'

/** SDK type (`st`) and version (`sv`) sent to hosted services. */
export const defaultSdk = {
  type: 'latchkey',
  version: `react-wagmi-${version}`,
} as const
