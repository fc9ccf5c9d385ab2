import { beforeEach, describe, expect, test, vi } from 'vitest'

import { prepareWindow } from '../../test/setup/frame/prepareWindow.js'
import { createLogger } from '../core/logger.js'
import { defaultHosts } from '../core/options.js'
import type { FrameOptions } from '../core/ports.js'
import { createKitStorage } from '../core/storage.js'
import { createFrame } from './createFrame.js'

const options: FrameOptions = {
  projectId: 'test',
  hosts: { ...defaultHosts, frame: 'http://wallet.localhost:5174/sdk' },
  caipNetworkId: 'eip155:1',
  approvals: 'auto',
  enableLogger: false,
  storage: createKitStorage(),
  logger: createLogger(),
  metadata: undefined,
  onTimeout: undefined,
}

const frames = () => document.querySelectorAll('[data-latchkey-frame] iframe')

beforeEach(() => {
  prepareWindow()
})

describe('createFrame', () => {
  test('default: inert', () => {
    const listen = vi.spyOn(window, 'addEventListener')
    const frame = createFrame(options)
    expect(frame.options).toBe(options)
    expect(frame.peek()).toBeUndefined()
    expect(frames()).toHaveLength(0)
    expect(listen).not.toHaveBeenCalled()
    expect(frame.getState()).toEqual({
      status: 'idle',
      error: undefined,
      user: undefined,
      approvals: [],
      approvalsClaimed: false,
      loginClaimed: false,
    })
  })

  test('error: the page is inside a frame itself', async () => {
    vi.stubGlobal('top', {})
    await expect(createFrame(options).open()).rejects.toMatchObject({
      code: 'FRAME_LOAD_FAILED',
      details: 'The page is in a frame itself',
    })
    expect(frames()).toHaveLength(0)
    vi.unstubAllGlobals()
  })

  test('error: the page is not a secure context', async () => {
    vi.stubGlobal('isSecureContext', false)
    await expect(createFrame(options).open()).rejects.toMatchObject({
      code: 'SECURE_CONTEXT_REQUIRED',
      sentToNetwork: 'no',
    })
    expect(frames()).toHaveLength(0)
    vi.unstubAllGlobals()
  })

  test('behavior: open is single-flight', async () => {
    const frame = createFrame(options)
    const [first, second] = await Promise.all([frame.open(), frame.open()])
    expect(first).toBe(second)
    expect(frame.peek()).toBe(first)
    expect(frames()).toHaveLength(1)
    expect(frame.getState().status).toBe('loading')
    expect(await frame.open()).toBe(first)
    first.destroy()
    expect(frame.peek()).toBeUndefined()
    expect(frames()).toHaveLength(0)
    const next = await frame.open()
    expect(next).not.toBe(first)
    expect(frames()).toHaveLength(1)
    next.destroy()
  })

  test('error: a failure is typed and not cached', async () => {
    const hosts = { ...options.hosts, frame: 'http://app.localhost:5173/sdk' }
    const frame = createFrame({ ...options, hosts })
    await expect(frame.open()).rejects.toMatchObject({ code: 'FRAME_ORIGIN' })
    expect(frame.peek()).toBeUndefined()
    hosts.frame = 'http://other.localhost:5174/sdk'
    const client = await frame.open()
    expect(frames()).toHaveLength(1)
    client.destroy()
  })

  test('behavior: the state keeps its identity until it changes', () => {
    const frame = createFrame(options)
    const before = frame.getState()
    let told = 0
    const stop = frame.subscribe(() => void told++)
    expect(frame.getState()).toBe(before)
    const release = frame.claimLogin()
    const claimed = frame.getState()
    expect(claimed).not.toBe(before)
    expect(claimed.loginClaimed).toBe(true)
    const second = frame.claimLogin()
    expect(frame.getState()).toBe(claimed)
    release()
    release()
    expect(frame.getState().loginClaimed).toBe(true)
    second()
    expect(frame.getState().loginClaimed).toBe(false)
    expect(told).toBe(2)
    stop()
    frame.claimLogin()
    expect(told).toBe(2)
  })

  test('behavior: approval claims are counted and control the dialog', async () => {
    const frame = createFrame(options)
    const claim = frame.claimApprovals()
    const other = frame.claimApprovals()
    claim.show()
    const client = await frame.open()
    const dialog = document.querySelector('dialog')
    expect(dialog?.open).toBe(false)
    claim.show()
    expect(dialog?.open).toBe(true)
    claim.hide()
    expect(dialog?.open).toBe(false)
    claim.release()
    claim.release()
    expect(frame.getState().approvalsClaimed).toBe(true)
    other.release()
    expect(frame.getState().approvalsClaimed).toBe(false)
    client.destroy()
  })

  test('behavior: two frames stay separate', async () => {
    const [first, second] = [createFrame(options), createFrame(options)]
    const clients = await Promise.all([first.open(), second.open()])
    expect(frames()).toHaveLength(2)
    clients[0].destroy()
    expect(first.getState().status).toBe('idle')
    expect(second.getState().status).toBe('loading')
    expect(frames()).toHaveLength(1)
    clients[1].destroy()
  })
})
