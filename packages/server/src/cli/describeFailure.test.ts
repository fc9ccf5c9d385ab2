// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { ConfigError } from '../config/ConfigError.js'
import { describeFailure } from './describeFailure.js'

const listen = (port: number, host: string) =>
  new Promise<unknown>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

test('default: one line for each fault', () => {
  const faults = ['PORT is wrong', 'HOST is wrong']
  expect(describeFailure(new ConfigError(faults))).toEqual(faults)
  expect(describeFailure(new Error('It broke'))).toEqual(['It broke'])
  expect(describeFailure('broken')).toEqual(['broken'])
})

test('behavior: a port that is taken', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const error = await listen(port, '127.0.0.1')
  await new Promise((done) => server.close(done))
  expect(describeFailure(error)).toEqual([
    `PORT ${port} is in use on 127.0.0.1; stop that process, or set another`,
  ])
})

test('behavior: an address of another machine', async () => {
  expect(describeFailure(await listen(0, '192.0.2.1'))).toEqual([
    'HOST 192.0.2.1 is not an address of this machine (EADDRNOTAVAIL)',
  ])
})

test('behavior: a host with several addresses', () => {
  const errors = [
    new Error('refused by ::1'),
    new Error('refused by 127.0.0.1'),
  ]
  expect(describeFailure(new AggregateError(errors))).toEqual([
    'refused by ::1; refused by 127.0.0.1',
  ])
})

test('behavior: the address of a node stays out', () => {
  const url = 'https://rpc.example/secret'
  const [line] = describeFailure(new HttpRequestError({ url }))
  expect(line).toMatch(/^HTTP request failed/)
  expect(line).not.toContain('secret')
})
