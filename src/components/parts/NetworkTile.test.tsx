import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import { NetworkTile } from './NetworkTile.js'

afterEach(cleanup)

async function setup(images?: Record<string, string>) {
  const { kit, wrapper } = await setupAccount()
  Object.assign(kit, { networkImages: images })
  const { container } = render(
    <NetworkTile caipNetworkId="eip155:10" name="OP Mainnet" />,
    { wrapper },
  )
  return {
    container,
    image: () => container.querySelector('img'),
    generated: () => container.querySelector('svg'),
  }
}

test('default: a generated picture', async () => {
  const { generated, image } = await setup()
  expect(generated()).toBeTruthy()
  expect(image()).toBeNull()
})

test('param: networkImages of the kit', async () => {
  const url = 'https://app.example/op.png'
  const { generated, image } = await setup({ 'eip155:10': url })
  expect(image()?.src).toBe(url)
  expect(image()?.alt).toBe('')
  expect(generated()).toBeNull()
})

test('behavior: the markup of an SVG is an image, where no script runs', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
  const { container, image } = await setup({ 'eip155:10': svg })
  expect(image()?.src).toBe(`data:image/svg+xml,${encodeURIComponent(svg)}`)
  expect(container.querySelector('script')).toBeNull()
})

test('behavior: a picture that fails to load is replaced', async () => {
  const { generated, image } = await setup({
    'eip155:10': 'https://a.example/',
  })
  fireEvent.error(image() as HTMLImageElement)
  expect(image()).toBeNull()
  expect(generated()).toBeTruthy()
})

test('error: what is no picture', async () => {
  for (const wrong of ['', 'op.svg', 'javascript:alert(1)']) {
    const { generated, image } = await setup({ 'eip155:10': wrong })
    expect(image()).toBeNull()
    expect(generated()).toBeTruthy()
    cleanup()
  }
})
