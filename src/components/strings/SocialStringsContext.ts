'use client'
import { createContext } from 'react'
import { type SocialStrings, social } from './social.js'

export const SocialStringsContext = createContext<SocialStrings>(social)
