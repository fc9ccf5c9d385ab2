import { expect, test, vi } from 'vitest'
import { InvalidThemeError } from './errors/theme.js'
import { resolveTheme } from './resolveTheme.js'
import { toFrameTheme } from './theme.js'

test('default: dark', () => {
  expect(resolveTheme()).toEqual({ mode: 'dark', variables: {} })
  expect(toFrameTheme(resolveTheme())).toEqual({
    themeMode: 'dark',
    themeVariables: {},
    w3mThemeVariables: {
      '--w3m-accent': 'hsla(230, 100%, 67%, 1)',
      '--w3m-background': '#202020',
    },
  })
})

test('behavior: keeps options that are not given', () => {
  const before = { mode: 'light', variables: { accent: 'red' } } as const
  expect(resolveTheme({}, before)).toEqual(before)
  expect(resolveTheme({ mode: 'auto' }, before)).toEqual({
    mode: 'auto',
    variables: { accent: 'red' },
  })
  expect(resolveTheme({ variables: {} }, before)).toEqual({
    mode: 'light',
    variables: {},
  })
})

test('param: density, layout', () => {
  const before = resolveTheme({ density: 'compact', layout: 'wide' })
  expect(before).toMatchObject({ density: 'compact', layout: 'wide' })
  expect(resolveTheme({ mode: 'light' }, before)).toEqual({
    ...before,
    mode: 'light',
  })
  expect(resolveTheme({ layout: 'narrow' }, before).layout).toBe('narrow')
})

test('error: unknown mode', () => {
  for (const mode of ['blue', '', null])
    expect(() => resolveTheme({ mode: mode as never })).toThrow(
      InvalidThemeError,
    )
})

test('behavior: resolves auto for the frame and keeps the accent', () => {
  const theme = resolveTheme({
    mode: 'auto',
    variables: { accent: 'red', radius: '2px' },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(toFrameTheme(theme)).toEqual({
    themeMode: 'light',
    themeVariables: { accent: 'red' },
    w3mThemeVariables: { '--w3m-accent': 'red', '--w3m-background': '#fff' },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(toFrameTheme(theme).themeMode).toBe('dark')
  // A server does not know the system setting.
  vi.stubGlobal('matchMedia', undefined)
  expect(toFrameTheme(theme).themeMode).toBe('dark')
})
