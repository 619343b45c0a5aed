import { KIT_MAJOR } from '@desert/contract/pages/kit-skew';
import * as kit from '@desert/kit';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { wrapStrictExports } from './kitSkew.ts';

/** Module Federation requires a version but never compares it: `compareKits` compares kits. */
export const KIT_VERSION = `${KIT_MAJOR}.0.0`;

export const SHARED: Record<string, [version: string, module: object]> = {
  react: [react.version, react],
  'react/jsx-runtime': [react.version, jsxRuntime],
  'react-dom': [react.version, reactDom],
  'react-dom/client': [react.version, reactDomClient],
  '@desert/kit': [KIT_VERSION, wrapStrictExports(kit)],
};
