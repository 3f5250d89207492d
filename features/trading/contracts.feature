Feature: Contracts and their margin
  A perpetual is valued by more than its last price, and how it is margined decides how much can be
  lost. Both are in sight before an order is written.

  # A quiet exchange has settled no funding yet.
  @browser
  Scenario: What was paid between the two sides
    Given Ada looks at the contract BTC-PERP
    Then Ada sees which funding was settled

  Scenario: What a perpetual is valued by, and how it is margined
    Given Ada has opened an account
    And Ada looks at the contract BTC-PERP
    Then Ada sees what it is valued by, and when funding is settled
    When Ada wants 20 times leverage
    Then her contracts have cross margin, 20 times leverage and one-way positions
    When Ada wants isolated margin
    And Ada wants hedge positions
    Then her contracts have isolated margin, 10 times leverage and hedge positions

  Scenario: No more leverage than the exchange allows
    Given Ada has opened an account
    And Ada looks at the contract BTC-PERP
    When Ada wants 60 times leverage
    Then she is told that the leverage is too high
    And her contracts have cross margin, 10 times leverage and one-way positions

  Scenario: Whoever holds contracts cannot change how they are held
    Given Ada has opened an account
    And Ada looks at the contract BTC-PERP
    And Ada holds 0.05 BTC in contracts
    Then her account stands safely, with a margin ratio above 100 %
    When Ada wants hedge positions
    Then she is told that her contracts have to be closed first
    And her contracts have cross margin, 10 times leverage and one-way positions
