'use client'
import { createContext } from 'react'
import { enInside, type InsideStrings } from './enInside.js'

export const InsideStringsContext = createContext<InsideStrings>(enInside)
