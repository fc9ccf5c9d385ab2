'use client'
import { useMemo } from 'react'
import { setTheme } from '../actions/theme/setTheme.js'
import { useKitAtom } from '../context.js'
import type { Theme, ThemeMode, ThemeVariables } from '../core/theme.js'
import { useKit } from './useKit.js'

/**
 * The look of the components: light, dark or as the system is, and own values
 * of tokens. The embedded wallet's approvals follow it.
 *
 * @throws KitProviderNotFoundError
 * @throws InvalidThemeError, from `setMode`, when the mode does not exist
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
    setMode: (mode: ThemeMode) => void
    /** Takes the place of the variables before. */
    setVariables: (variables: ThemeVariables) => void
  }
  type ErrorType = useKit.ErrorType
}
