import { basename, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CreateError } from './CreateError.js'
import { createApp } from './createApp.js'
import { templates } from './templates.js'

const help = `npm create latchkey [folder] -- [--template <name>]

Makes a new app with Latchkey in a folder that is new or empty.

${templates.map(({ name, text }) => `  ${name.padEnd(23)} ${text}`).join('\n')}
`

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      template: { type: 'string', short: 't' },
    },
  })
  if (values.help) return process.stdout.write(help)
  if (positionals.length > 1)
    throw new CreateError(`One folder, not ${positionals.length}.`)
  const folder = resolve(positionals[0] ?? (await ask('Folder', 'my-app')))
  const template = values.template ?? (await askTemplate())
  createApp({ folder, template })
  process.stdout.write(`
  ${basename(folder)} is ready:

    cd ${positionals[0] ?? basename(folder)}
    npm install
    npx latchkey-server     starts the wallet, and prints login codes
    npm run dev             in another terminal

`)
}

async function askTemplate() {
  const lines = templates.map(
    ({ name, text }) => `  ${name.padEnd(23)} ${text}`,
  )
  if (process.stdin.isTTY) process.stdout.write(`\n${lines.join('\n')}\n\n`)
  return ask('Template', templates[0].name)
}

/**
 * Asks in a terminal; elsewhere the default is the answer.
 *
 * @param {string} question
 * @param {string} preset
 */
async function ask(question, preset) {
  if (!process.stdin.isTTY) return preset
  const { stdin: input, stdout: output } = process
  const terminal = createInterface({ input, output })
  try {
    return (await terminal.question(`${question} (${preset}): `)) || preset
  } finally {
    terminal.close()
  }
}

try {
  await run()
} catch (error) {
  const isKnown =
    error instanceof CreateError ||
    String(error instanceof Error && 'code' in error && error.code).startsWith(
      'ERR_PARSE_ARGS',
    )
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`create-latchkey: ${text}\n`)
  if (!isKnown && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
}
