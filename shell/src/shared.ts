/** The modules of which there is one on a page: the shell's, which the sections use as well. */
import { KIT_MAJOR } from '@desert/contract/kit-skew';
import * as kit from '@desert/kit';
import * as nanostoresReact from '@nanostores/react';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as wouter from 'wouter';
import { strictExports } from './kitSkew.ts';

/** Module Federation asks for a version, but nothing depends on it: kits are compared by `kitSkew`. */
export const KIT_VERSION = `${KIT_MAJOR}.0.0`;

/** By their names, with their versions. */
export const SHARED: Record<string, [version: string, module: object]> = {
  react: [react.version, react],
  'react/jsx-runtime': [react.version, jsxRuntime],
  'react-dom': [react.version, reactDom],
  'react-dom/client': [react.version, reactDomClient],
  wouter: ['3.13.0', wouter],
  nanostores: ['1.5.5', nanostores],
  '@nanostores/react': ['2.0.1', nanostoresReact],
  '@desert/kit': [KIT_VERSION, strictExports(kit)],
};
