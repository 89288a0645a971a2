import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withPureStatics } from './pure-statics.ts';

const result = (code: string): unknown =>
  runInThisContext(`(() => { ${withPureStatics(code)}\nreturn result(); })()`);

test('a class keeps what is written onto it, also one that extends another', () => {
  const code = `
    class Store { static of() { return new Store(); } }
    Store.type = 'LOCAL';
    Store.open = [];
    const store = Store;
    class Popup extends Store {}
    Popup.current = null;
    const result = () => [store.type, store.open, Store.of() instanceof store, Popup.current, Popup.type];`;
  expect(result(code)).toEqual(['LOCAL', [], true, null, 'LOCAL']);
});

test('it is one value that may go', () => {
  const changed = withPureStatics('class Popup {}\nPopup.current = null;');
  expect(changed).toMatch(
    /^const Popup = \/\* @__PURE__ \*\/ \(\(\) => \{\nclass Popup \{\}\nPopup\.current = null;/,
  );
});

test('what has an effect stays as it is', () => {
  const code = 'class Store {}\nStore.count = next();\nwindow.store = null;\nregister(Store);';
  expect(withPureStatics(code)).toBe(code);
});

test('a component loses the name for tools, and may go', () => {
  const code =
    "var Form = React.forwardRef(render);\nForm.displayName = 'Form';\nvar made = make.it(render);";
  expect(withPureStatics(code)).toBe(
    'var Form = /* @__PURE__ */ React.forwardRef(render);\n\nvar made = make.it(render);',
  );
});
