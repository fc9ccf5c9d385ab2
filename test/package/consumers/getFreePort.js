import { createServer } from 'node:net'

/** @returns {Promise<number>} a port that was free a moment ago */
export async function getFreePort() {
  const server = createServer()
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  )
  await new Promise((resolve) => server.close(resolve))
  return address.port
}
