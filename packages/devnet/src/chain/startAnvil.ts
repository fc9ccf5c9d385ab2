import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findAnvil } from './findAnvil.js'

/** Foundry's public mnemonic: whoever reads this has these keys. */
const DEV_MNEMONIC =
  'test test test test test test test test test test test junk'

const keeper = fileURLToPath(new URL('./keeper.js', import.meta.url))

export type Anvil = { rpcUrl: string; pid: number; stop(): Promise<void> }

/**
 * Starts one anvil on 127.0.0.1, on a free port when the wished one is taken.
 * It ends with `stop()`, or when this process ends in whatever way.
 */
export async function startAnvil(
  parameters: startAnvil.Parameters,
): Promise<Anvil> {
  const { port } = parameters
  try {
    return await run(parameters)
  } catch (error) {
    const taken = error instanceof Error && /in use/i.test(error.message)
    if (!taken || port === 0) throw error
    return run({ ...parameters, port: 0 })
  }
}

export declare namespace startAnvil {
  type Parameters = {
    chainId: number
    /** Wished port; 0 is any free one. */
    port: number
  }
}

async function run({ chainId, port }: startAnvil.Parameters): Promise<Anvil> {
  const child = spawn(
    process.execPath,
    [
      keeper,
      findAnvil(),
      ...['--host', '127.0.0.1', '--port', String(port)],
      ...['--chain-id', String(chainId), '--mnemonic', DEV_MNEMONIC],
      ...['--balance', '100000000'],
    ],
    // In a group of its own, as Ctrl-C must not end the chain before us.
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  )
  const rpcUrl = await waitForUrl(child)
  return { rpcUrl, pid: child.pid ?? 0, stop: () => end(child) }
}

function waitForUrl(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /Listening on (127\.0\.0\.1:\d+)/.exec(output) ?? []
      if (!address) return
      // Keeps the pipes flowing, or the node would block on a full one.
      child.stdout?.off('data', read).resume()
      child.stderr?.off('data', read).resume()
      resolve(`http://${address}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`anvil ended: ${output}`)))
  })
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.stdin?.end()
  })
}
