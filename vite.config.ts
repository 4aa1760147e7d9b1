// How the browser's half and the server's rendering are built.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What every page needs anyway travels as one file: it compresses better together.
          output: {
            codeSplitting: {
              groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/page-handler.ts' } } },
  },
})
