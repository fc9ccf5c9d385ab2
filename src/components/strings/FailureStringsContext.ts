'use client'
import { createContext } from 'react'
import { type FailureStrings, failures } from './failures.js'

export const FailureStringsContext = createContext<FailureStrings>(failures)
