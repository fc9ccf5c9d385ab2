import type { Config } from '../config/config.js'
import { localProject } from '../projects.js'

/** Text for the terminal: the address, and two lines for the app. */
export function renderStart(parameters: renderStart.Parameters): string {
  const { config, port, projectId, url } = parameters
  const id = config.isProduction ? projectId : localProject.id
  const lines = [
    `Latchkey server: ${url}`,
    `Port: ${port}`,
    '',
    'Pass these options to authFrame(), walletConnect() and createKit():',
    '',
    `projectId: '${id ?? 'my-app'}',`,
    `hosts: '${url}',`,
    ...(id ? [] : ['', ...noProject]),
    ...(config.isProduction ? [] : ['', ...toNotes(config)]),
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`
}

export declare namespace renderStart {
  type Parameters = {
    config: Pick<
      Config,
      'database' | 'hasPublicNodes' | 'isProduction' | 'smtp'
    >
    port: number
    /** First of the stored projects. */
    projectId?: string | undefined
    url: string
  }
}

const noProject = [
  'There is no project yet. Add one:',
  '',
  'latchkey-server projects add my-app --origin https://app.example \\',
  '  --custody passkey',
]

function toNotes(config: renderStart.Parameters['config']) {
  const { database, hasPublicNodes, smtp } = config
  return [
    ...(database.kind === 'pglite'
      ? [
          `Data: ${database.dataDir} (for trials; set DATABASE_URL for Postgres)`,
        ]
      : []),
    ...(hasPublicNodes
      ? ['Chains: those your app has, by public nodes (set RPC_URLS for yours)']
      : []),
    ...(smtp ? [] : ['Mail: printed here (set SMTP_URL to send it)']),
    'Press Ctrl-C to stop.',
  ]
}
