'use client'
import { createContext } from 'react'
import type { useEmailLogin } from '../../hooks/useEmailLogin.js'

export const LoginContext = createContext<useEmailLogin.ReturnType | undefined>(
  undefined,
)
