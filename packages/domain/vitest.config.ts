import { defineConfig } from 'vitest/config'

// Pure code leaves nothing behind, so the files may share their workers. Property tests need time on a busy machine.
export default defineConfig({
  test: { name: 'domain', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
})
