import { describe, expect, test } from 'vitest'
import { getApproveHeaders } from './getApproveHeaders.js'
import { getFrameHeaders } from './getFrameHeaders.js'
import { getWorkerHeaders } from './getWorkerHeaders.js'

const connect = ['https://api.example', 'https://rpc.example']

describe('getFrameHeaders', () => {
  test('default', () => {
    const headers = getFrameHeaders({
      allowedOrigins: ['https://app.example', 'https://*.shop.example'],
      connect,
      isSecure: true,
      origin: 'https://wallet.example',
    })
    expect(headers).toMatchInlineSnapshot(`
      {
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' https://api.example https://rpc.example; worker-src https://wallet.example/sdk/worker/; frame-src 'none'; frame-ancestors https://app.example https://*.shop.example; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types latchkey-signer",
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Origin-Agent-Cluster": "?1",
        "Permissions-Policy": "clipboard-write=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), storage-access=(self), accelerometer=(), autoplay=(), camera=(), clipboard-read=(), compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), sync-xhr=(), usb=(), window-management=(), xr-spatial-tracking=()",
        "Referrer-Policy": "no-referrer",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
      }
    `)
  })

  test('param: allowedOrigins', () => {
    const headers = getFrameHeaders({
      allowedOrigins: [],
      connect: [],
      isSecure: true,
      origin: 'https://wallet.example',
    })
    expect(headers['Content-Security-Policy']).toContain(
      "; frame-ancestors 'none';",
    )
  })

  test('param: isSecure', () => {
    const headers = getFrameHeaders({
      allowedOrigins: [],
      connect: [],
      isSecure: false,
      origin: 'https://wallet.example',
    })
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
  })
})

describe('getApproveHeaders', () => {
  test('default', () => {
    expect(getApproveHeaders({ isSecure: true })).toMatchInlineSnapshot(`
      {
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'none'; worker-src 'none'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "unsafe-none",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Origin-Agent-Cluster": "?1",
        "Permissions-Policy": "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), sync-xhr=(), usb=(), window-management=(), xr-spatial-tracking=()",
        "Referrer-Policy": "no-referrer",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
      }
    `)
  })
})

describe('getWorkerHeaders', () => {
  test('default: it reaches nothing', () => {
    expect(getWorkerHeaders({ isSecure: true })).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy':
        "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    })
    expect(getWorkerHeaders({ isSecure: false })).not.toHaveProperty(
      'Strict-Transport-Security',
    )
  })
})

test('getApproveHeaders: the window of a login asks its own server, and is framed by nobody', () => {
  const read = (hasNetwork?: boolean) =>
    getApproveHeaders({ hasNetwork, isSecure: true })['Content-Security-Policy']
  expect(read()).toContain("connect-src 'none'")
  expect(read(true)).toContain("connect-src 'self';")
  expect(read(true)).toContain("frame-ancestors 'none'")
})
