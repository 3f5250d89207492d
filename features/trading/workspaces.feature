Feature: A terminal of one's own
  Traders look at different things. Whoever wants to arranges the panels, keeps them under a name
  and hands them on; no panel can be lost on the way, and whatever is done can be taken back.

  Scenario: A panel that was put aside comes back to its place
    Given Ada arranges the terminal
    When Ada puts the chart aside
    Then she does not see the chart
    When Ada brings the chart back
    Then the chart comes first

  Scenario: The arrangement is still there after a reload
    Given Ada arranges the terminal
    When Ada moves the chart to the right by the keyboard
    Then the order book comes first
    When Ada reloads the page
    Then the order book comes first

  @core
  Scenario: A change is taken back
    Given Ada arranges the terminal
    When Ada moves the chart down by the keyboard
    Then the account comes first
    When Ada takes it back
    Then the chart comes first

  Scenario: A link shows what it holds before anything is taken over
    Given Ada arranges the terminal
    And Ada calls the workspace Scalping
    And Ada puts the account aside
    When Bob follows a link to Ada's workspace
    Then Bob reads that it is called Scalping and holds 5 panels
    And Bob's terminal is as it was
    When Bob takes the workspace over
    Then Bob uses the workspace Scalping

  Scenario: A link that was tampered with is refused
    When Bob follows a link to a workspace that was tampered with
    Then Bob is told that it cannot be used
    And Bob's terminal is as it was

  Scenario: Twelve markets at once, and what the orders add up to
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada bids 0.01 BTC far below the market
    When Ada looks at twelve markets at once
    Then Ada sees 12 markets
    And Ada reads what is in her open orders

  @core
  Scenario: A board is arranged and handed on
    Given Ada looks at several markets at once
    When Ada adds a tile
    And Ada moves the first tile behind the second
    And Ada takes the third tile away
    Then Ada's board is ETH BTC ETH BTC
    When Bob follows a link to Ada's board
    Then Bob's board is ETH BTC ETH BTC
    And Bob is told that a workspace's link is no board
