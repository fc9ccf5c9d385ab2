import { act, renderHook } from '@testing-library/react'
import { createConfig } from '@wagmi/core'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { setTheme } from '../actions/theme/setTheme.js'
import { useKitAtom } from '../context.js'
import { createKit, type Kit } from '../createKit.js'

function setup() {
  const config = createConfig({
    chains: [mainnet],
    multiInjectedProviderDiscovery: false,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  return createKit({ config, projectId: 'test' })
}

function Mode({ kit }: { kit: Kit }) {
  return <p>{useKitAtom(kit, kit.atoms.theme).mode}</p>
}

afterEach(() => {
  document.body.replaceChildren()
})

test('default', () => {
  const kit = setup()
  const { result } = renderHook(() => useKitAtom(kit, kit.atoms.theme))
  expect(result.current.mode).toBe('dark')
  act(() => setTheme(kit, { mode: 'light' }))
  expect(result.current.mode).toBe('light')
})

test('behavior: a change before server markup is hydrated', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Mode kit={setup()} />)
  expect(container.textContent).toBe('dark')
  const kit = setup()
  setTheme(kit, { mode: 'light' })
  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(container, <Mode kit={kit} />, { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.textContent).toBe('light')
  await act(async () => root.unmount())
})
