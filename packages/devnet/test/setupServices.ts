import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Services } from '../src/services.js'
import { startServices } from '../src/startServices.js'
import { fetchLocal } from './fetchLocal.js'

/** Any free port for everything, so that test files run side by side. */
export const freePorts = {
  ...{ rpc: 0, rpcTwo: 0, solana: 0 },
  ...{ server: 0, mailbox: 0, onramp: 0, relay: 0, walletPage: 0 },
  provider: 0,
  smtp: 0,
  bundler: 0,
}

/** Services for one test file, with a small frame page of their own. */
export function setupServices(): setupServices.ReturnType {
  let frameDir: string
  let services: Services | undefined
  const get = () => {
    if (!services) throw new Error('The services have not started')
    return services
  }
  beforeAll(async () => {
    frameDir = await mkdtemp(join(tmpdir(), 'latchkey-frame-'))
    await mkdir(join(frameDir, 'assets'))
    await writeFile(join(frameDir, 'index.html'), '<!doctype html>frame')
    await writeFile(join(frameDir, 'approve.html'), '<!doctype html>approve')
    await writeFile(join(frameDir, 'keep.html'), '<!doctype html>keep')
    await writeFile(join(frameDir, 'assets/index-1.js'), 'export {}')
    await writeFile(join(frameDir, 'secret.js'), 'secret')
    services = await startServices({
      ports: 'free',
      frameDir,
      control: true,
      devicePollMs: 200,
    })
  }, 60_000)
  afterEach(() => services?.control.heal())
  afterAll(async () => {
    await services?.stop()
    await rm(frameDir, { recursive: true })
  })
  const walletUrl = () => new URL(get().urls.frame).origin
  return {
    get,
    walletUrl,
    api: (path, init) => fetch(`${get().urls.api}${path}`, init),
    wallet: (path, init) => fetchLocal(`${walletUrl()}${path}`, init),
    post: (url, body, headers) =>
      fetchLocal(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

export declare namespace setupServices {
  type Send = (path: string, init?: RequestInit) => Promise<Response>
  type ReturnType = {
    get(): Services
    walletUrl(): string
    api: Send
    wallet: Send
    post(
      url: string,
      body: unknown,
      headers?: Record<string, string>,
    ): Promise<Response>
  }
}
