import { defineConfig } from 'vite';
import { viteConfig } from './scripts/site/config.ts';

const { configFile: _, mode: __, define: ___, ...config } = viteConfig();

export default defineConfig(config);
