import { Agent, request } from 'node:http'
import { startAnvil } from '../../setup/chain/startAnvil.js'

export type Call = { method: string; params?: unknown }

/**
 * Starts a development node that mines on demand. Requests are sent one after
 * another, so that the order of its answers depends only on the requests, and
 * by Node's own client, whose timers are not those of the page.
 */
export async function createEvmChain(): Promise<createEvmChain.ReturnType> {
  const node = await startAnvil({ args: ['--no-mining', '--order', 'fifo'] })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let isStopped = false
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const send: createEvmChain.ReturnType['send'] = (call) => {
    // Wallets of completed payments may still be active.
    if (isStopped) return new Promise<never>(() => {})
    waiting++
    const answer = last.then(() => post(agent, node.url, call))
    last = answer.catch(() => {})
    const end = () => void waiting--
    answer.then(end, end)
    return answer as Promise<never>
  }
  await send({ method: 'anvil_autoImpersonateAccount', params: [true] })
  return {
    isBusy: () => waiting > 0,
    send,
    async stop() {
      isStopped = true
      agent.destroy()
      await node.stop()
    },
  }
}

export declare namespace createEvmChain {
  type ReturnType = {
    isBusy(): boolean
    /** @throws The node's error, with its code. */
    send<result>(call: Call): Promise<result>
    stop(): Promise<void>
  }
}

function post(agent: Agent, url: string, { method, params = [] }: Call) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = {
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json',
  }
  return new Promise<unknown>((resolve, reject) => {
    const call = request(url, { agent, headers, method: 'POST' }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const { error, result } = JSON.parse(text)
        if (error) reject(Object.assign(new Error(error.message), error))
        else resolve(result)
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
