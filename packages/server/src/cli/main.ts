import { parseArgs } from 'node:util'
import { ConfigError } from '../config/ConfigError.js'
import { custodies } from '../custodies.js'
import { backup } from './backup.js'
import { check } from './check.js'
import { describeFailure } from './describeFailure.js'
import { editProjects } from './editProjects.js'
import { editUsers } from './editUsers.js'
import { restore } from './restore.js'
import { rotateKey } from './rotateKey.js'
import { serve } from './serve.js'
import { upgrade } from './upgrade.js'

const help = `latchkey-server: embedded wallet, login and API on one origin

  latchkey-server                 starts the server
  latchkey-server check           tries the configuration, and starts nothing
  latchkey-server projects list
  latchkey-server projects add <id> --origin <origin> [--origin ...]
                                  --custody device|code|passkey|automatic
                                  [--name <name>]
                                  [--card-limit <dollars>]
                                  [--text-messages window|card]
                                  [--logins passkey,guest]
                                  [--passkey-above <dollars>]
                                  [--mfa passkey,totp]
                                  [--mfa-for export,devices,payments]
                                  [--mfa-above <dollars>]
                                  [--issuer <url> --audience <client id> --jwks <url>]
  latchkey-server projects remove <id>
  latchkey-server users find <email>
  latchkey-server users export <email or ID> [--address <address> ...]
                                  prints what the database has of a user
  latchkey-server users reset-mfa <email or ID> --yes
                                  removes authenticator app and backup codes
  latchkey-server users delete <email or ID> --yes [--address <address> ...]
                                  deletes it, and the shares of the user's keys
  latchkey-server backup <file>   writes all records into a new file
  latchkey-server restore <file>  fills an empty database from it
  latchkey-server upgrade         migrates the database to this version
  latchkey-server rotate-key      seals with MASTER_KEY what OLD_MASTER_KEY sealed

How wallets are kept (from device to another one later, never back):
${custodies.map(([name, text]) => `  ${name.padEnd(10)} ${text}`).join('\n')}

  --build        builds the secure frame first
  --skip-build   serves the secure frame as it was last built
  --help         prints this text

Environment variables: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL,
DATABASE_CONNECTIONS, DATABASE_REPLICA_URL, SMTP_URL, MAIL_FROM, MASTER_KEY or
MASTER_KEY_COMMAND, OLD_MASTER_KEY, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID,
APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, GITHUB_CLIENT_ID,
GITHUB_CLIENT_SECRET, DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET,
FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, X_CLIENT_ID, X_CLIENT_SECRET,
FARCASTER_RPC_URL, FARCASTER_RELAY_URL, RPC_URLS, API_CONFIG, DESCRIPTORS_DIR,
API_CALLS_PER_MINUTE, TRUSTED_PROXIES, APPROVE_DEVICES, PROOF_OF_WORK,
LOG_LEVEL, ADMIN_TOKEN, METRICS_TOKEN, DRAIN_SECONDS,
GUEST_DAYS, NODE_ENV.
`

const options = {
  address: { type: 'string', multiple: true },
  custody: { type: 'string' },
  build: { type: 'boolean', default: false },
  'skip-build': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  audience: { type: 'string' },
  'card-limit': { type: 'string' },
  issuer: { type: 'string' },
  jwks: { type: 'string' },
  logins: { type: 'string' },
  mfa: { type: 'string' },
  'mfa-above': { type: 'string' },
  'mfa-for': { type: 'string' },
  name: { type: 'string' },
  'passkey-above': { type: 'string' },
  'text-messages': { type: 'string' },
  origin: { type: 'string', multiple: true },
  yes: { type: 'boolean', default: false },
} as const

/** Words that a command takes; `projects` and `users` look at their own. */
const words = {
  backup: 1,
  check: 0,
  restore: 1,
  'rotate-key': 0,
  start: 0,
  upgrade: 0,
}

/** @throws ConfigError with an option that does not exist */
function parse() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    throw new ConfigError([`${reason}; see --help`])
  }
}

async function run() {
  const { positionals, values } = parse()
  const [command = 'start', ...rest] = positionals
  if (values.help) return process.stdout.write(help)
  const most = words[command as keyof typeof words] ?? rest.length
  const [extra] = rest.slice(most)
  if (extra !== undefined)
    throw new ConfigError([`${command} does not take ${extra}; see --help`])
  if (command === 'start')
    return serve({
      build: values.build,
      environment: process.env,
      skipBuild: values['skip-build'],
    })
  if (command === 'check') return check({ environment: process.env })
  if (command === 'projects')
    return editProjects({
      custody: values.custody,
      audience: values.audience,
      cardLimit: values['card-limit'],
      environment: process.env,
      issuer: values.issuer,
      jwks: values.jwks,
      logins: values.logins,
      mfa: values.mfa,
      mfaAbove: values['mfa-above'],
      mfaFor: values['mfa-for'],
      name: values.name,
      origin: values.origin ?? [],
      passkeyAbove: values['passkey-above'],
      textMessages: values['text-messages'],
      words: rest,
    })
  if (command === 'users')
    return editUsers({
      address: values.address,
      environment: process.env,
      isSure: values.yes,
      words: rest,
    })
  if (command === 'upgrade') return upgrade({ environment: process.env })
  if (command === 'rotate-key') return rotateKey({ environment: process.env })
  if (command === 'backup' || command === 'restore') {
    const [file] = rest
    if (!file) throw new ConfigError([`${command} takes the path of a file`])
    const parameters = { environment: process.env, file }
    return command === 'backup' ? backup(parameters) : restore(parameters)
  }
  throw new ConfigError([`unknown command ${command}; see --help`])
}

try {
  await run()
} catch (error) {
  for (const line of describeFailure(error))
    process.stderr.write(`latchkey-server: ${line}\n`)
  process.exit(1)
}
