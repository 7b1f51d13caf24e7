import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import {
  alias,
  data,
  embedding,
  firstGame,
  leaving,
  licenses,
  modernFonts,
  openings,
  policy,
  running,
} from './plugins.ts'

/** Keeps all files after the first visit, so that later ones need no network. */
const offline = VitePWA({
  strategies: 'generateSW',
  injectRegister: null, // src/offline registers it: the policy allows no inline script
  manifest: {
    name: 'Nimber',
    short_name: 'Nimber',
    description: 'Who wins a game without chance, how, and why',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,txt,woff2,webmanifest}'],
    importScripts: ['leave.js'],
    clientsClaim: true,
    // a page that is open keeps the files it began with, until its reader takes the new ones
    skipWaiting: false,
  },
})

const { ofPage, ofWorkers } = licenses()

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './', // any folder of any host
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    policy,
    modernFonts,
    data,
    openings,
    leaving,
    running,
    embedding,
    ofPage,
    offline,
  ],
  resolve: { alias },
  worker: { format: 'es', plugins: () => [firstGame(), ofWorkers()] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the policy allows no fonts or styles from data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
    },
  },
})
