import { listServices } from './listServices.js'
import type { Services } from './services.js'
import { toLocalConfig } from './toLocalConfig.js'

/** Text for the terminal: every address, and what an app's config needs. */
export function renderWelcome(services: Services): string {
  const config = toLocalConfig(services)
  const rows = listServices(config).map(
    ({ name, note, url }) => `${name.padEnd(14)} ${url.padEnd(34)} ${note}`,
  )
  const tokens = [
    ...Object.values(services.tokens),
    ...Object.values(services.solana.tokens),
  ].map(({ address, symbol }) => `${symbol.padEnd(14)} ${address}`)
  const hosts = Object.entries(config.hosts).map(
    ([name, url]) => `    ${name}: '${url}',`,
  )
  const lines = [
    'Latchkey devnet',
    '',
    ...rows,
    '',
    ...tokens,
    '',
    'Pass these options to authFrame(), walletConnect() and createKit():',
    '',
    '{',
    `  projectId: '${config.projectId}',`,
    '  hosts: {',
    ...hosts,
    '  },',
    '}',
    '',
    'Press Ctrl-C to stop everything.',
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`
}
