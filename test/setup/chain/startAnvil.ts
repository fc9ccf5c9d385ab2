import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Starts an anvil node on a free port, chain ID 31337, for one test file.
 *
 * @param parameters.args - More command line arguments of anvil.
 */
export async function startAnvil(
  parameters: { args?: readonly string[] | undefined } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const { args = [] } = parameters
  const child = spawn(getBinary(), ['--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  // A test process that ends must not leave its node behind.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  try {
    return {
      url: `http://${await readAddress(child)}`,
      async stop() {
        process.off('exit', end)
        child.kill('SIGTERM')
        await exited
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

function getBinary() {
  const arch = process.arch === 'arm64' ? 'arm64' : 'amd64'
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const folder = `${process.platform}-${arch}`
  const require = createRequire(import.meta.url)
  return require.resolve(`@foundry-rs/anvil-${folder}/bin/${name}`)
}

function readAddress(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => fail(new Error('anvil is silent')), 20_000)
    function fail(error: Error) {
      clearTimeout(timer)
      reject(error)
    }
    child.once('error', fail)
    child.once('exit', () => fail(new Error(`anvil has ended: ${text}`)))
    child.stdout?.on('data', (chunk) => {
      text += chunk
      const address = /Listening on (\S+)/.exec(text)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
