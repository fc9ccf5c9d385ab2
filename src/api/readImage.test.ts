import { describe, expect, test } from 'vitest'
import { ApiResponseError } from '../core/errors/api.js'
import { readImage } from './readImage.js'

const toResponse = (body: BodyInit | null, type: string) =>
  new Response(body, { headers: { 'content-type': type } })

describe('default', () => {
  test.each([
    ['image/png', 'image/png'],
    ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
    ['IMAGE/WebP', 'image/webp'],
  ])('%s', async (type, expected) => {
    const blob = await readImage(toResponse('picture', type))
    expect(blob.type).toBe(expected)
    expect(await blob.text()).toBe('picture')
  })
})

describe('error', () => {
  test.each([
    ['text/html', 'The answer is no picture'],
    ['application/octet-stream', 'The answer is no picture'],
    ['text/html, image/png', 'The answer is no picture'],
    ['image/', 'The answer is no picture'],
    ['', 'The answer is no picture'],
  ])('content type %s', async (type, details) => {
    const error = await readImage(toResponse('x', type)).catch((x) => x)
    expect(error).toBeInstanceOf(ApiResponseError)
    expect(error.details).toBe(details)
  })

  test('too large', async () => {
    const read = (size: number) =>
      readImage(toResponse(new Uint8Array(size), 'image/png'))
    expect((await read(524_288)).size).toBe(524_288)
    await expect(read(524_289)).rejects.toMatchObject({
      details: 'The picture is too large',
    })
  })

  test('empty', async () => {
    await expect(
      readImage(toResponse(null, 'image/png')),
    ).rejects.toMatchObject({ details: 'The picture is empty' })
    await expect(readImage(toResponse('', 'image/png'))).rejects.toBeInstanceOf(
      ApiResponseError,
    )
  })
})
