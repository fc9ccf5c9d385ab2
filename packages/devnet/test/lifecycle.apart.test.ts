import { type ChildProcess, spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../src/services.js'
import { startServices } from '../src/startServices.js'
import { freePorts as ports } from './setupServices.js'

/** Each test starts all services, some in a process of their own. */
const START_MS = 90_000

const running: Services[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((services) => services.stop()))
})

async function start(options = {}) {
  const services = await startServices({ ports, ...options })
  running.push(services)
  return services
}

const answers = (url: string) =>
  fetch(url, { method: 'POST' }).then(
    () => true,
    () => false,
  )

async function isGone(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (!(await answers(url))) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

test(
  'behavior: stop ends everything, twice is once',
  async () => {
    const services = await start()
    const urls = [
      services.urls.api,
      services.urls.mailbox,
      services.urls.faucet,
      ...services.chains.map((chain) => chain.rpcUrl),
      services.urls.solana,
      services.solana.wsUrl.replace('ws:', 'http:'),
    ]
    for (const url of urls) expect(await answers(url)).toBe(true)
    await services.stop()
    await services.stop()
    for (const url of urls) expect(await answers(url)).toBe(false)
  },
  START_MS,
)

test(
  'behavior: a taken port is replaced, addresses stay the same',
  async () => {
    const first = await start()
    const taken = (url: string) => Number(new URL(url).port)
    const { api, mailbox, rpc, solana } = first.urls
    const second = await start({
      ports: {
        ...ports,
        server: taken(api),
        mailbox: taken(mailbox),
        rpc: taken(rpc),
        solana: taken(solana),
        solanaWs: taken(first.solana.wsUrl),
      },
    })
    expect(second.urls.api).not.toBe(api)
    expect(second.urls.mailbox).not.toBe(mailbox)
    expect(second.urls.rpc).not.toBe(rpc)
    expect(second.urls.solana).not.toBe(solana)
    expect(second.solana.wsUrl).not.toBe(first.solana.wsUrl)
    expect(second.tokens).toEqual(first.tokens)
    expect(second.solana.tokens).toEqual(first.solana.tokens)
  },
  START_MS,
)

test(
  'behavior: nothing can be reached from another machine',
  async () => {
    const { urls, chains } = await start()
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => !internal && family === 'IPv4')
    for (const { address } of outside)
      for (const url of [
        ...[urls.api, urls.mailbox, urls.solana],
        ...chains.map((c) => c.rpcUrl),
      ])
        expect(await answers(`http://${address}:${new URL(url).port}`)).toBe(
          false,
        )
  },
  START_MS,
)

test(
  'behavior: the control entry point is closed unless asked for',
  async () => {
    const { urls } = await start()
    const response = await fetch(`${urls.mailbox}/control/heal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(404)
  },
  START_MS,
)

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'behavior: no chain outlives a %s of the process',
  async (signal) => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        fileURLToPath(new URL('../src/main.ts', import.meta.url)),
        '--skip-build',
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    children.push(child)
    let output = ''
    const rpc = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk
        const [, url] = /^ +Anvil +(http:\S+)/m.exec(output) ?? []
        if (url && output.includes('Ctrl-C')) resolve(url)
      })
    })
    expect(await answers(rpc)).toBe(true)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
    expect(await isGone(rpc)).toBe(true)
  },
  START_MS,
)
