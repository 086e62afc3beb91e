import { createElement, Fragment, useState, type AllHTMLAttributes, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Drawn, DrawnElement } from './read-page.ts';

// The script of the page. React renders the elements of the product's page, with separate state for each question.

/** The answer to a question, empty without one, and a function to change it. */
type Answer = readonly [given: string, give: (value: string) => void];

function Question({ node }: { readonly node: DrawnElement }): ReactNode {
  return drawElement(node, useState(''));
}

function draw(node: Drawn, answer: Answer | null): ReactNode {
  if (typeof node === 'string') return node;
  const id = node.attributes['id'];
  const isQuestion = answer === null && typeof id === 'string' && id.startsWith('question-');
  return isQuestion ? createElement(Question, { node }) : drawElement(node, answer);
}

function drawElement(node: DrawnElement, answer: Answer | null): ReactNode {
  const { tag, attributes, children } = node;
  const inside = children.map((child) => draw(child, answer));
  return createElement(tag, { ...attributes, ...(answer && answering(node, answer)) }, ...inside);
}

/** The attributes that depend on the answer: the value of an input, or the style of its label. */
function answering(
  { tag, attributes, children }: DrawnElement,
  [given, give]: Answer,
): AllHTMLAttributes<HTMLInputElement> | null {
  const { type, value } = attributes;
  if (tag === 'label')
    return { ['data-picked' as string]: children.some((child) => isGiven(child, given)) || undefined };
  if (tag !== 'input' && tag !== 'select') return null;
  if ((type === 'radio' || type === 'checkbox') && typeof value === 'string')
    return { checked: value === given, onChange: () => give(value) };
  return { value: given, onChange: (event) => give(event.currentTarget.value) };
}

const isGiven = (node: Drawn, given: string) => typeof node !== 'string' && node.attributes['value'] === given;

const root = document.querySelector('#root');
const text = document.querySelector('#drawn')?.textContent;
if (!root || !text) throw new Error('This page is made by serve.ts');
const drawn = JSON.parse(text) as readonly Drawn[]; // written by serve.ts
createRoot(root).render(createElement(Fragment, null, ...drawn.map((node) => draw(node, null))));
