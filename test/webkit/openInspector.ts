import { WebSocket } from 'ws'
import { until } from './until.js'

/** Entries in the list of pages: a URL, and the path of a socket to it. */
const listed =
  /<div class="targeturl">([^<]*)<\/div>.*?'(\/socket\/\d+\/\d+\/WebPage)'/gs

type Answer = {
  result?: { result: { value: unknown }; wasThrown?: boolean }
  error?: { message: string }
}

/**
 * Accesses the pages of a browser that no driver controls, through its remote
 * inspector. It reads and focuses, but its input does not count as a user's.
 *
 * @param parameters.port - Port of `WEBKIT_INSPECTOR_HTTP_SERVER`.
 */
export function openInspector({ port }: { port: number }) {
  const host = `127.0.0.1:${port}`

  /** Runs a function in the page or frame whose URL starts with `address`. */
  async function evaluate<args extends readonly unknown[], result>(
    address: string,
    work: (...args: args) => result,
    ...args: args
  ): Promise<result | undefined> {
    const list = await (await fetch(`http://${host}/`)).text()
    for (const [, , path] of list.matchAll(listed)) {
      const page = await openPage(`ws://${host}${path}`)
      try {
        for (const context of [undefined, ...page.contexts]) {
          const where = await page.run('location.href', context)
          if (!String(where).startsWith(address)) continue
          const code = `(${work})(...${JSON.stringify(args)})`
          return (await page.run(code, context)) as result
        }
      } finally {
        page.close()
      }
    }
    return undefined
  }
  return {
    evaluate,
    /** The same, retried until there is a result. */
    wait: <args extends readonly unknown[], result>(
      address: string,
      work: (...args: args) => result,
      ...args: args
    ) =>
      until(
        () => evaluate(address, work, ...args),
        `${address}: ${work} ${args}`,
      ),
  }
}

async function openPage(url: string) {
  const socket = new WebSocket(url)
  const contexts: number[] = []
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  let target: string | undefined

  function send(method: string, params: object) {
    count += 1
    const id = count
    const message = JSON.stringify({ id, method, params })
    socket.send(
      JSON.stringify({
        id,
        method: 'Target.sendMessageToTarget',
        params: { message, targetId: target },
      }),
    )
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve)
      socket.once('close', () => reject(new Error('The page has gone')))
    })
  }

  await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The page has gone')))
    socket.on('message', (data) => {
      const { method, params } = JSON.parse(String(data))
      if (method === 'Target.targetCreated') {
        target = params.targetInfo.targetId
        resolve(undefined)
      }
      if (method !== 'Target.dispatchMessageFromTarget') return
      const message = JSON.parse(params.message)
      if (message.method === 'Runtime.executionContextCreated')
        contexts.push(message.params.context.id)
      waiting.get(message.id)?.(message)
    })
  })
  // Without the first one, the contexts of frames are not reported.
  await send('Page.enable', {})
  await send('Runtime.enable', {})

  return {
    contexts,
    close: () => socket.close(),
    async run(expression: string, contextId: number | undefined) {
      const { error, result } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        ...(contextId !== undefined && { contextId }),
      })
      if (error || !result || result.wasThrown)
        throw new Error(`${error?.message ?? JSON.stringify(result)}`)
      return result.result.value
    },
  }
}
