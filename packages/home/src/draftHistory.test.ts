import { millis } from '@app/kernel';
import { memoryTextStore } from '@app/records';
import { EMPTY_PROFILE, type UserInfo } from '@app/session';
import { describe, expect, it } from 'vitest';
import { changeStoredDraft, createDraftHistory, type DraftState } from './draftHistory';
import { toDraft, withNewResident, withoutResident, withResident } from './profileDraft';

const ZONE = 'Asia/Shanghai';
const INFO: UserInfo = {
  ...EMPTY_PROFILE,
  name: '林月',
  email: undefined,
  userType: 'normal',
  savedAt: millis(0),
};

function begin(textStore = memoryTextStore(), info = INFO) {
  let state: DraftState = { draft: toDraft(info), canUndo: false, canRedo: false };
  const form = createDraftHistory(textStore, {
    get: () => state,
    set: change => {
      state = { ...state, ...change };
    },
  });
  form.open(info);
  return {
    ...form,
    textStore,
    names: () => state.draft.residents.map(({ name }) => name),
    can: () => [state.canUndo, state.canRedo],
    add: () => form.change(draft => withNewResident(draft, millis(state.draft.residents.length + 1))),
    rename: (id: string, name: string) =>
      form.change(draft => withResident(draft, id, { name }, ZONE), `name of ${id}`),
    remove: (id: string) => form.change(draft => withoutResident(draft, id)),
  };
}

describe('[R326] a resident', () => {
  it('can be added, changed and removed, undone and redone step by step, and is saved each time', async () => {
    const form = begin();
    form.add();
    form.rename('1', '周砚');
    form.remove('1');
    const look = () => [form.names(), begin(form.textStore).names(), ...form.can()];
    const shown = [look()];
    for (const step of [form.undo, form.undo, form.undo, form.redo, form.redo, form.redo]) {
      await step();
      shown.push(look());
    }
    const [removed, named, added, none] = [
      [[], [], true, false],
      [['周砚'], ['周砚'], true, true],
      [[''], [''], true, true],
      [[], [], false, true],
    ];
    expect(shown).toEqual([removed, named, added, none, added, named, removed]);
  });

  it('typed letter by letter has one step per visit to the field', async () => {
    const form = begin();
    form.add();
    for (const name of ['周', '周砚']) {
      form.rename('1', name);
    }
    form.leaveField();
    form.rename('1', '周砚之');
    await form.undo();
    expect(form.names()).toEqual(['周砚']);
    await form.undo();
    expect(form.names()).toEqual(['']);
    await form.redo();
    expect(form.names()).toEqual(['周砚']);
  });
});

describe('[R326] the steps of the form', () => {
  it('are still there when the screen returns, and gone once another tab wrote the draft', async () => {
    const form = begin();
    form.add();
    form.open(INFO);
    expect(form.can()).toEqual([true, false]);
    const elsewhere = begin(form.textStore);
    elsewhere.rename('1', '周砚');
    form.open(INFO);
    expect([form.names(), form.can()]).toEqual([['周砚'], [false, false]]);
  });

  it('end with saving: undo does not turn a saved profile back into a draft', async () => {
    const form = begin();
    form.add();
    form.finish();
    await form.undo();
    expect([form.can(), form.textStore.read('profile-draft')]).toEqual([[false, false], undefined]);
    form.open({ ...INFO, locationName: '西湖' });
    expect(form.names()).toEqual([]);
  });

  it('[R201] write nothing after the account is gone, and write again if the wipe was refused', async () => {
    const form = begin();
    form.add();
    await form.pause();
    form.textStore.remove('profile-draft');
    await form.undo();
    expect(form.textStore.read('profile-draft')).toBeUndefined();
    form.resume();
    await form.redo();
    expect(form.textStore.read('profile-draft')).toBeDefined();
    await form.end();
    form.textStore.remove('profile-draft');
    form.add();
    expect(form.textStore.read('profile-draft')).toBeUndefined();
  });
});

describe('[R467] a change made elsewhere', () => {
  it('goes into the waiting draft, beside what was typed there', () => {
    const form = begin();
    form.add();
    form.rename('1', '周砚');
    changeStoredDraft(form.textStore, draft => withResident(draft, '1', { dayAtMidnight: true }, ZONE));
    let opened: DraftState = { draft: toDraft(INFO), canUndo: false, canRedo: false };
    createDraftHistory(form.textStore, {
      get: () => opened,
      set: change => {
        opened = { ...opened, ...change };
      },
    }).open(INFO);
    expect(opened.draft.residents).toMatchObject([{ name: '周砚', dayAtMidnight: true }]);
  });

  it.each([undefined, '{broken'])('writes no draft where there is none (%s)', kept => {
    const textStore = memoryTextStore();
    if (kept !== undefined) textStore.write('profile-draft', kept);
    changeStoredDraft(textStore, draft => withNewResident(draft, millis(1)));
    expect(textStore.read('profile-draft')).toBe(kept);
  });
});
