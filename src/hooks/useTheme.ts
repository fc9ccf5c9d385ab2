'use client'
import { useMemo } from 'react'
import { setTheme } from '../actions/theme/setTheme.js'
import { useKitAtom } from '../context.js'
import type { Theme, ThemeMode, ThemeVariables } from '../core/theme.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading and setting the theme: light, dark or system mode, and
 * token overrides. The embedded wallet's approvals follow it.
 *
 * @throws KitProviderNotFoundError
 * @throws InvalidThemeError, from `setMode`, if the mode does not exist
 *
 * @example
 * const { mode, setMode } = useTheme()
 * return <button onClick={() => setMode('light')}>{mode}</button>
 */
export function useTheme(
  parameters: useTheme.Parameters = {},
): useTheme.ReturnType {
  const kit = useKit(parameters)
  const theme = useKitAtom(kit, kit.atoms.theme)
  const controls = useMemo(
    () => ({
      setMode: (mode: ThemeMode) => setTheme(kit, { mode }),
      setVariables: (variables: ThemeVariables) => setTheme(kit, { variables }),
    }),
    [kit],
  )
  return { ...theme, ...controls }
}

export declare namespace useTheme {
  type Parameters = useKit.Parameters
  type ReturnType = Theme & {
    /** Sets light, dark or system mode. */
    setMode: (mode: ThemeMode) => void
    /** Replaces the previous variables. */
    setVariables: (variables: ThemeVariables) => void
  }
  type ErrorType = useKit.ErrorType
}
