import { expect, test, vi } from 'vitest'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import { createMemory } from '../../../test/setup/frame/setupAuthFrame.js'
import { createKitStorage } from '../storage.js'
import { attachNamespace } from './attachNamespace.js'
import { signOutNamespace } from './signOutNamespace.js'

async function setup({ isOpen = true } = {}) {
  const { client, frame } = createFrameStub()
  const memory = createMemory()
  const storage = createKitStorage({ storage: memory })
  Object.assign(frame.options, { storage })
  const signOut = vi.fn(async () => {})
  Object.assign(client, { signOut })
  if (isOpen) await frame.open()
  storage.set('emailLoginUsed', true)
  for (const namespace of ['eip155', 'solana'] as const)
    frame.namespaces.add(namespace)
  return { frame, keys: () => [...memory.map.keys()], signOut, storage }
}

test('default', async () => {
  const { frame, signOut, storage } = await setup()
  const onForgotten = vi.fn()
  await signOutNamespace(frame, 'solana', onForgotten)
  await signOutNamespace(frame, 'solana', onForgotten)
  expect(storage.get('detachedNamespaces')).toEqual(['solana'])
  expect(storage.get('emailLoginUsed')).toBe(true)
  expect(onForgotten).toHaveBeenCalledTimes(2)
  expect(signOut).not.toHaveBeenCalled()

  await signOutNamespace(frame, 'eip155', () => {
    // Recorded and removed locally before the frame is notified.
    expect(storage.get('signOutPending')).toBe(true)
    expect(storage.get('emailLoginUsed')).toBeUndefined()
    expect(signOut).not.toHaveBeenCalled()
  })
  expect(signOut).toHaveBeenCalledOnce()
})

test('behavior: the sign-out is recorded synchronously', async () => {
  const { frame, storage } = await setup()
  frame.namespaces.delete('solana')
  void signOutNamespace(frame, 'eip155')
  expect(storage.get('signOutPending')).toBe(true)
})

test('behavior: a namespace that never connected does not keep the login', async () => {
  const { frame, signOut } = await setup()
  frame.namespaces.delete('solana')
  await signOutNamespace(frame, 'eip155')
  expect(signOut).toHaveBeenCalledOnce()
})

test('behavior: without a frame the sign-out is recorded for the next one', async () => {
  const { frame, keys } = await setup({ isOpen: false })
  await signOutNamespace(frame, 'solana')
  await signOutNamespace(frame, 'eip155')
  expect(keys()).toEqual(['latchkey.signOutPending'])
})

test('behavior: never throws, and notifies the frame anyway', async () => {
  const { frame, signOut } = await setup()
  frame.namespaces.delete('solana')
  await signOutNamespace(frame, 'eip155', () => {
    throw new Error('bad listener')
  })
  expect(signOut).toHaveBeenCalledOnce()
})

test('attachNamespace: default', async () => {
  const { keys, storage } = await setup()
  storage.set('detachedNamespaces', ['eip155', 'solana'])
  attachNamespace(storage, 'eip155')
  expect(storage.get('detachedNamespaces')).toEqual(['solana'])
  attachNamespace(storage, 'eip155')
  attachNamespace(storage, 'solana')
  expect(keys()).toEqual(['latchkey.emailLoginUsed'])
})
